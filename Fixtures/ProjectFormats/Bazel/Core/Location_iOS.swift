// Location_iOS.swift
