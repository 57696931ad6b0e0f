// Draft.swift
