// AppTests.swift
